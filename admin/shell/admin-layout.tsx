import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { DemoQuestion } from '../catalogue/demo-question.tsx'
import { useInboxPulse } from '../requests/use-inbox-pulse.ts'
import { SettingsProblemsNotice } from '../settings/settings-problems.tsx'
import { AdminBar } from './admin-bar.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { OtherBackendNotice } from './other-backend-notice.tsx'

export function AdminLayout({ children }: { children: ReactNode }) {
  useInboxPulse()
  return (
    <Layout
      appBar={AdminBar}
      menu={AdminMenu}
      appBarAlwaysOn
      // By default react-admin's content grows wider than the screen instead of letting a table scroll.
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, px: { xs: 1, md: 3 }, pt: { md: 1.5 }, pb: 4 } }}
    >
      <OtherBackendNotice />
      <SettingsProblemsNotice />
      <DemoQuestion />
      {children}
    </Layout>
  )
}
