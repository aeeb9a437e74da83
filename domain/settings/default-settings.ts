import { defaultCompany } from '../../shared/settings/default-company.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { defaultMailTemplates } from './default-mail-templates.ts'

const officeHours = { opens: '09:00', closes: '18:00' }

/** A section that staff never changed is not stored and has these values. */
export const defaultSettings: Settings = {
  company: {
    name: defaultCompany.name,
    legalName: defaultCompany.legalName,
    group: defaultCompany.group,
    rut: '',
    giro: '',
    address: defaultCompany.address,
    warehouse: '',
    phones: { sales: defaultCompany.phone.label, service: defaultCompany.servicePhone.label },
    email: defaultCompany.email,
    serviceEmail: '',
    whatsapp: defaultCompany.whatsapp.label,
    social: defaultCompany.social,
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
