import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../shared/api-error.ts'
import { previewParam } from '../../shared/catalogue/addresses.ts'
import type { Banner } from '../../shared/catalogue/public.ts'
import { bannersQuery } from '../data/queries.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

const delayMs = 5000
const swipePx = 40

/** Pictures after the first cannot be seen before hydration, so they load after it. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const isHydrated = useIsHydrated()
  const from = useRef(0)
  const slides = useRef<HTMLUListElement>(null)
  const count = banners.length
  const go = (step: number) => setCurrent((index) => (index + step + count) % count)

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!isPlaying || count < 2) return
    const timer = setTimeout(() => setCurrent((current + 1) % count), delayMs)
    return () => clearTimeout(timer)
  }, [current, isPlaying, count])

  // The focused link has become inert, so the focus moves to the link of the current banner.
  useLayoutEffect(() => {
    const list = slides.current
    if (list?.contains(document.activeElement)) list.children[current]?.querySelector('a')?.focus()
  }, [current])

  const onPointerUp = ({ clientX, pointerType }: PointerEvent) => {
    const distance = clientX - from.current
    if (pointerType !== 'mouse' && Math.abs(distance) > swipePx) go(distance < 0 ? 1 : -1)
  }

  return (
    <section
      className="carousel on-dark"
      aria-roledescription="carrusel"
      aria-label="Destacados"
      onPointerDown={({ clientX }) => {
        from.current = clientX
      }}
      onPointerUp={onPointerUp}
    >
      <ul ref={slides}>
        {banners.map(({ id, name, url, text, button }, index) => (
          <li key={id} className="carousel-slide" data-current={index === current} inert={index !== current}>
            {(index === 0 || isHydrated) && (
              <PictureAt url={url} alt="" sizes="100vw" first={index === 0} className="hero-picture" />
            )}
            <div className="carousel-text">
              <div className="page">
                <p className="title-2 lg:title-1 max-w-2xl text-balance hyphens-manual">
                  <a href={url} className="card-link">
                    {unbroken(name)}
                  </a>
                </p>
                {text && <p className="mt-4 max-w-xl text-lg leading-7">{unbroken(text)}</p>}
                {button && (
                  <CtaButton to={button.to} className="relative mt-5">
                    {button.label}
                  </CtaButton>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="carousel-controls">
          <button type="button" onClick={() => go(-1)}>
            <Icon name="chevron-left" />
            <span className="sr-only">Banner anterior</span>
          </button>
          <span className="figures" aria-live={isPlaying ? 'off' : 'polite'}>
            <span className="sr-only">Banner </span>
            {current + 1} / {count}
          </span>
          <button type="button" onClick={() => go(1)}>
            <Icon name="chevron-right" />
            <span className="sr-only">Banner siguiente</span>
          </button>
          <button type="button" onClick={() => setPlaying(!isPlaying)}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
            <span className="sr-only">{isPlaying ? 'Detener el carrusel' : 'Reanudar el carrusel'}</span>
          </button>
        </div>
      )}
    </section>
  )
}

/** With a token, staff also see banners that are not public. */
export function useBanners(ofPage: Banner[] | undefined): Banner[] | undefined {
  const token = useToken()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    ...bannersQuery(token),
    initialData: token ? undefined : ofPage,
    placeholderData: ofPage,
  })
  const isRejected = isApiError(error) && error.status === 401
  useEffect(() => {
    if (isRejected) navigate('/login', { replace: true })
  }, [isRejected, navigate])
  return error ? [] : data
}

function useToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const inAddress = new URLSearchParams(location.search).get(previewParam)
    try {
      setToken(inAddress ?? localStorage.getItem('token') ?? undefined)
    } catch {
      // Storage is blocked, so there is no token.
    }
  }, [])
  return token
}
