import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

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
