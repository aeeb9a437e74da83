import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { AdminBar } from './admin-bar.tsx'
import { AdminMenu } from './admin-menu.tsx'

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={AdminBar} menu={AdminMenu} appBarAlwaysOn sx={{ '& .RaLayout-content': { minWidth: 0 } }}>
      {children}
    </Layout>
  )
}
