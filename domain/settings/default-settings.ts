import { company } from '../../company.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import { defaultMailTemplates } from './default-mail-templates.ts'

const officeHours = { opens: '09:00', closes: '18:00' }

/** A section that staff never changed is not stored and has these values. */
export const defaultSettings: Settings = {
  company: {
    name: company.name,
    legalName: company.legalName,
    group: company.group,
    rut: '',
    giro: '',
    address: company.address,
    warehouse: '',
    phones: { sales: company.phone.label, service: company.servicePhone.label },
    email: company.email,
    serviceEmail: '',
    whatsapp: company.whatsapp.label,
    social: company.social,
    video: '',
  },
  recipients: { quotation: [], contact: [], service: [] },
  quotes: {
    currency: 'CLP',
    validDays: 15,
    delivery: 'Según existencias, a confirmar con el pedido',
    payment: 'Transferencia al contado',
    place: 'A convenir',
    notes: '',
    buyerReminder: { isOn: true, days: 3 },
    staffReminder: { isOn: true, workingDays: 3 },
  },
  mailTemplates: defaultMailTemplates,
  hours: {
    week: {
      monday: officeHours,
      tuesday: officeHours,
      wednesday: officeHours,
      thursday: officeHours,
      friday: officeHours,
      saturday: null,
      sunday: null,
    },
    closedDays: [],
  },
}
