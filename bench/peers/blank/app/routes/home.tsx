export const meta = () => [{ title: 'Blank' }]

export default function Home() {
  return <h1>Blank</h1>
}
