import type { CompatibleGroup } from '../../contract/catalogue/fits/fits.ts'
import type { ProductListItem } from '../../contract/catalogue/list-item.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/section.tsx'
import { ProductRows } from './product-rows.tsx'

const shownAtFirst = 4

const asRows = (products: ProductListItem[]) => products.map((product) => ({ product }))

const moreText = (count: number) => (count === 1 ? 'Ver otro producto' : `Ver otros ${count} productos`)

export function Compatible({ groups }: { groups: CompatibleGroup[] }) {
  return (
    <Section
      title="Compatible con"
      text="Según las medidas de cada producto: material, ancho, espesor y diámetro interior. Ante una duda, el equipo de ventas confirma el conjunto antes de cotizar."
    >
      <div className="gap-x-12 lg:columns-2">
        {groups.map(({ heading, products, total }) => (
          <div key={heading} className="mb-10 break-inside-avoid">
            <h3 className="title-3 mb-4">{heading}</h3>
            <ProductRows rows={asRows(products.slice(0, shownAtFirst))} />
            {products.length > shownAtFirst && (
              <details className="group">
                <summary className="flex min-h-11 items-center gap-2 font-semibold text-base leading-6 group-open:hidden hover:text-red">
                  {moreText(products.length - shownAtFirst)}
                  <Icon name="chevron-down" className="size-5" />
                </summary>
                <ProductRows rows={asRows(products.slice(shownAtFirst))} />
              </details>
            )}
            {total > products.length && (
              <p className="mt-3 text-base text-steel-600 leading-6">
                Hay {total} en total: el equipo de ventas ayuda a elegir.
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}
