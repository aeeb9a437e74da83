import type { ReactNode } from 'react'
import type { Picture as PictureInfo } from '../../shared/catalogue/picture.ts'
import type { HeroText } from '../content/content.ts'
import { CtaButton } from './cta-button.tsx'
import { HeroVideo } from './hero-video.tsx'
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
