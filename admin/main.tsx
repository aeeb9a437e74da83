import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { watchUserActivity } from './shell/call-api.ts'
import { ScrollMemory } from './shell/scroll-memory.tsx'
import { SignInDialog } from './staff/sign-in-dialog.tsx'
import './main.css'

/** The content security policy only allows style sheets with the page's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content
const styles = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) })

function Screens() {
  return (
    <>
      <App />
      <ScrollMemory />
    </>
  )
}

const router = createBrowserRouter([{ path: '*', element: <Screens /> }], { basename: '/admin' })

watchUserActivity()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
      <SignInDialog />
    </CacheProvider>
  </StrictMode>,
)
