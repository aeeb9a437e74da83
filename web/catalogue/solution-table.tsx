import { productPath } from '../../shared/catalogue/addresses.ts'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import type { TableText } from '../content/content.ts'
import { Section } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { TextTable } from '../ui/text-table.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { InList, QuickAdd } from './quick-add.tsx'

type Choosing = { title: string; text?: string; table: TableText }

type Props = { of: Choosing; products: ProductListItem[] }

/** Only rows of products that the catalogue has; each leads to its product and adds it. */
export function SolutionTable({ of: { title, text, table }, products }: Props) {
  const byName = new Map(products.map((product) => [unbroken(product.name), product]))
  const rows = table.rows.filter(([name = '']) => byName.has(name))
  if (rows.length === 0) return null
  return (
    <Section title={title} text={text}>
      <TextTable
        of={{ ...table, rows }}
        showName={(name) => {
          const product = byName.get(name)
          return (
            product && (
              <>
                <SiteLink
                  to={productPath(product)}
                  className="underline decoration-steel-200 underline-offset-4 hover:text-red"
                >
                  {name}
                </SiteLink>
                <InList id={product.id} unit={product.unit} isShort className="text-sm" />
              </>
            )
          )
        }}
        action={{
          title: 'Agregar a la Cotización',
          show: (name) => {
            const product = byName.get(name)
            return product && <QuickAdd product={product} />
          },
        }}
      />
    </Section>
  )
}
