import { findIndustry, IndustryPage } from '../../../parts/industry-page'

type Props = { params: Promise<{ industry: string }> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props) => findIndustry((await params).industry).meta

export default async function Page({ params }: Props) {
  return <IndustryPage industry={findIndustry((await params).industry)} />
}
