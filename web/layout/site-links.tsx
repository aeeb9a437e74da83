import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { fetchAhead, learnPictures } from './fetch-ahead.ts'

/** Who only passes over a link means nothing by it. */
const intentMs = 80

const pointings = ['pointerover', 'focusin', 'touchstart']
/** A finger that began on a link and scrolls; a wheel that moves links under the pointer. */
const retractions = ['pointercancel', 'wheel']

/**
 * Follows the links of all pages within the site, and fetches what one leads to as soon as someone points at it. A page
 * has some two hundred links: one pair of ears for all of them instead of one for each makes every page lighter.
 */
export function SiteLinks() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [ahead, setAhead] = useState({ path: '', from: '' })

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event.target)
      if (!path || event.defaultPrevented || !isPlain(event) || !isStyled()) return
      event.preventDefault()
      navigate(path, { replace: path === addressOf(location) })
    }
    addEventListener('click', onClick)
    // Tells the browser that it need not fetch pages by itself.
    document.documentElement.dataset.alive = ''
    return () => removeEventListener('click', onClick)
  }, [navigate])

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const retract = () => clearTimeout(waiting)
    const onPoint = ({ target }: Event) => {
      retract()
      const path = pathOf(target)
      if (!path) return
      learnPictures()
      waiting = setTimeout(expect, intentMs, path)
    }
    const expect = (path: string) => {
      setAhead({ path, from: key })
      fetchAhead(path)
    }
    for (const name of pointings) addEventListener(name, onPoint, { passive: true })
    for (const name of retractions) addEventListener(name, retract, { passive: true })
    return () => {
      retract()
      for (const name of pointings) removeEventListener(name, onPoint)
      for (const name of retractions) removeEventListener(name, retract)
    }
  }, [key])

  return ahead.path && ahead.from === key && <PrefetchPageLinks page={ahead.path} />
}

/** Without the whole style only the server's pages have what they need of it. */
const isStyled = () => 'styled' in document.documentElement.dataset

/** Where the link leads that something lies in, if it leads to a page of the site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page]')
  return link && isOwnPage(link) ? addressOf(link) : undefined
}

/** Staff choose where the button of a banner leads: it may be another site, or a file of ours. */
const isOwnPage = ({ origin, pathname }: HTMLAnchorElement) => origin === location.origin && !/\.\w+$/.test(pathname)

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash

/** With another button or a key the browser opens a page elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
