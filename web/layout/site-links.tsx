import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { fetchPicture } from '../ui/picture.tsx'

/** Who only passes over a link means nothing by it. */
const intentMs = 80

/**
 * Follows the links of all pages within the site, and fetches what one leads to as soon as someone points at it. A page
 * has some two hundred links: one pair of ears for all of them instead of one for each makes every page lighter.
 */
export function SiteLinks() {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event.target)
      if (!path || event.defaultPrevented || !isPlain(event)) return
      event.preventDefault()
      navigate(path, { replace: path === addressOf(location) })
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [navigate])

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onPoint = ({ target }: Event) => {
      clearTimeout(waiting)
      const path = pathOf(target)
      if (path) waiting = setTimeout(() => fetchAhead(path), intentMs)
    }
    const fetchAhead = (path: string) => {
      setAhead(path)
      fetchFirstPicture(path)
    }
    const events = ['pointerover', 'focusin', 'touchstart']
    for (const name of events) addEventListener(name, onPoint, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const name of events) removeEventListener(name, onPoint)
    }
  }, [])

  return ahead && <PrefetchPageLinks page={ahead} />
}

/** Where the link leads that something lies in, if it is one of the site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page]')
  return link ? addressOf(link) : undefined
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash

/** With another button or a key the browser opens a page elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

async function fetchFirstPicture(to: string) {
  // Without a line there is nothing to fetch ahead.
  const found = await import('../sitemap/site-pages.ts').catch(() => undefined)
  const picture = found?.sitePages.find(({ path }) => path === to)?.picture
  if (picture) fetchPicture(picture, '100vw')
}
