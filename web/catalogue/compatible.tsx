import type { CompatibleGroup } from '../../shared/catalogue/public.ts'
import { Section } from '../ui/section.tsx'
import { ProductRows } from './product-rows.tsx'

export function Compatible({ groups }: { groups: CompatibleGroup[] }) {
  return (
    <Section
      title="Compatible con"
      text="Según las medidas de cada producto: material, ancho, espesor y diámetro interior. Ante una duda, el equipo de ventas confirma el conjunto antes de cotizar."
    >
      <div className="gap-x-12 lg:columns-2">
        {groups.map(({ heading, products, total }) => (
          <div key={heading} className="mb-8 break-inside-avoid">
            <h3 className="title-3 mb-4">{heading}</h3>
            <ProductRows rows={products.map((product) => ({ product }))} />
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
