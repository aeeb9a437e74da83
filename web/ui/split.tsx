import type { ReactNode } from 'react'
import type { SizedPicture as PictureInfo } from '../../shared/catalogue/picture.ts'
import { Picture } from './picture.tsx'

type Props = { picture: PictureInfo & { alt: string }; children: ReactNode; flip?: boolean; tone?: 'white' | 'steel' }

export function Split({ picture, children, flip = false, tone = 'white' }: Props) {
  return (
    <section className={`band ${tone === 'steel' ? 'bg-steel-50' : ''}`}>
      <div className="page grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className={flip ? 'lg:order-2' : ''}>{children}</div>
        <div>
          <Picture
            picture={picture}
            sizes="(min-width: 1328px) 608px, (min-width: 1024px) 46vw, 92vw"
            className="aspect-4/3 w-full rounded object-cover"
          />
        </div>
      </div>
    </section>
  )
}
