import type { ListedProduct } from './content'
import { Picture } from './picture'
import { SecondPicture } from './second-picture'
import { SiteLink } from './site-link'

const sizes = '(min-width: 1328px) 300px, (min-width: 1024px) 23vw, 46vw'
const columnsOf = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

export function ProductGrid({ products, columns }: { products: ListedProduct[]; columns: 3 | 4 }) {
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 ${columnsOf[columns]}`}>
      {products.map(({ id, slug, name, subtitle, pictures: [first, second] }) => (
        <li key={id}>
          <article className="card product-card">
            <div className="product-card-pictures">
              {first && <Picture picture={first} sizes={sizes} />}
              {second && (
                <SecondPicture>
                  <Picture picture={{ ...second, alt: '' }} sizes={sizes} className="product-card-second" />
                </SecondPicture>
              )}
            </div>
            <h3 className="mt-3 font-bold leading-6">
              <SiteLink to={`/productos/${slug}?producto=${id}`} className="card-link">
                <span className="underlined">{name}</span>
              </SiteLink>
            </h3>
            <p className="mt-1 text-base text-steel-600 leading-6">{subtitle}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
