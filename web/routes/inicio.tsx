import { company } from '../../company.ts'
import { apiContext } from '../server-context.ts'
import type { Route } from './+types/inicio.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${company.name}: zunchos, envolvedoras, film y airpads` },
  {
    name: 'description',
    content:
      'Zunchos, enzunchadoras, envolvedoras, film stretch y airpads para asegurar cargas industriales en Chile. Catálogo técnico y cotización en línea sin registro.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  return { categories: await api.getCategories() }
}

export default function Inicio({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-5xl px-6 py-24 text-ink">
      <p className="border-red border-t-4 pt-4 font-extrabold text-xl tracking-tight">{company.name}</p>
      <h1 className="mt-12 max-w-2xl text-balance font-extrabold text-5xl tracking-tight">
        Zunchos, máquinas y material de embalaje para cargas industriales
      </h1>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2">
        {categories.map(({ id, name, other_Categories }) => (
          <li key={id} className="border-steel-100 border-t pt-4">
            <h2 className="font-bold">{name}</h2>
            <p className="mt-1 text-steel-600">{other_Categories.map((sub) => sub.name).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <p className="mt-16 text-steel-600">
        <a className="text-red underline" href={company.phone.href}>
          {company.phone.label}
        </a>{' '}
        ·{' '}
        <a className="text-red underline" href={`mailto:${company.email}`}>
          {company.email}
        </a>{' '}
        · {company.address.street}, {company.address.district}, {company.address.city}
      </p>
    </main>
  )
}
