import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SizedPicture as PictureInfo } from '../../shared/catalogue/picture.ts'
import type { HeroText } from '../content/content.ts'
import { CtaButton } from './buttons.tsx'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

type Props = {
  text: HeroText
  picture: PictureInfo & { alt: string }
  video?: string
  button?: { label: string; to: string }
  /** On phones the buttons must be on the first screen. */
  low?: boolean
  children?: ReactNode
}

export function Hero({ text: { category, title, description }, picture, video, button, low = false, children }: Props) {
  return (
    <section className="hero on-dark">
      <div className="hero-scene" data-low={low || undefined}>
        <Picture picture={picture} sizes="100vw" first className="hero-picture" />
        {video && <HeroVideo name={video} version={picture.version} />}
      </div>
      <div className="hero-text">
        <div className="page">
          <div className="max-w-2xl">
            <p className="label text-white">{category}</p>
            <h1 className="title-1 mt-3">{title}</h1>
            <p className="mt-5 max-w-xl text-lg text-white leading-8">{description}</p>
            {button && (
              <CtaButton to={button.to} className="mt-8">
                {button.label}
              </CtaButton>
            )}
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The picture below is the first frame of the video. */
export function HeroVideo({ name, version }: { name: string; version: string | undefined }) {
  const isWanted = useMotionWanted()
  const video = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(true)
  if (!isWanted) return null
  const fileOf = (ending: string) => `/media/loops/${name}${ending}${version ? `?v=${version}` : ''}`
  const toggle = () => (isPaused ? video.current?.play() : video.current?.pause())
  return (
    <>
      <video
        ref={video}
        className="hero-picture"
        width={1280}
        height={600}
        autoPlay
        muted
        loop
        playsInline
        onPause={() => setPaused(true)}
        onPlay={() => setPaused(false)}
      >
        <source src={fileOf('.webm')} type="video/webm" />
        <source src={fileOf('.mp4')} type="video/mp4" />
      </video>
      <button type="button" className="hero-pause" onClick={toggle}>
        <Icon name={isPaused ? 'play' : 'pause'} />
        <span className="sr-only">{isPaused ? 'Reanudar el video' : 'Pausar el video'}</span>
      </button>
    </>
  )
}

function useMotionWanted(): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {}
    if (saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const want = () => setWanted(true)
    if (document.readyState === 'complete') want()
    else addEventListener('load', want, { once: true })
    return () => removeEventListener('load', want)
  }, [])
  return isWanted
}

/** For pages whose content matters more than a picture. */
export function PlainHero({ text: { category, title, description } }: { text: HeroText }) {
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page py-12 lg:py-16">
        <p className="label">{category}</p>
        <h1 className="title-1 mt-3">{title}</h1>
        <p className="measure mt-5 text-lg leading-8">{description}</p>
      </div>
    </section>
  )
}
