import { dayText } from '../../../shared/time-text.ts'
import { useCompany } from '../../document/company-context.ts'
import { Logo } from '../../layout/logo.tsx'

export default function PrintedLetterhead() {
  const { phones, email } = useCompany()
  return (
    <div className="mb-8 hidden items-end justify-between print:flex">
      <Logo />
      <p className="text-right text-base leading-6">
        {phones.sales} · {email}
        <br />
        {dayText(Date.now())}
      </p>
    </div>
  )
}
