import { industries } from '../../parts/content'
import { findIndustry, IndustryPage } from '../../parts/industry-page'

type Props = { params: Promise<{ industry: string }> }

export const revalidate = 30
export const dynamicParams = false

export const generateStaticParams = () => industries.map(({ path }) => ({ industry: path.slice(1) }))

export const generateMetadata = async ({ params }: Props) => ({
  ...findIndustry((await params).industry).meta,
  alternates: { canonical: `/${(await params).industry}` },
})

export default async function Page({ params }: Props) {
  return <IndustryPage industry={findIndustry((await params).industry)} />
}
