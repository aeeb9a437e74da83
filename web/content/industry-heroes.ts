import agricola from 'picture:heroes/agricola'
import ceramica from 'picture:heroes/ceramica'
import construccion from 'picture:heroes/construccion'
import envases from 'picture:heroes/envases'
import fibrasTextiles from 'picture:heroes/fibras-textiles'
import mineria from 'picture:heroes/mineria'
import papel from 'picture:heroes/papel'
import siderurgica from 'picture:heroes/siderurgica'
import vidrio from 'picture:heroes/vidrio'
import forestal from 'picture:loops/forestal'
import type { Picture } from '../../contract/catalogue/picture.ts'
import type { IndustryPath } from './industry-names.ts'

type IndustryHero = { picture: Picture & { alt: string }; video?: string }

export const industryHeroes: Record<IndustryPath, IndustryHero> = {
  '/mineria': { picture: mineria },
  '/forestal': { picture: forestal, video: 'forestal' },
  '/agricola': { picture: agricola },
  '/siderurgica': { picture: siderurgica },
  '/construccion': { picture: construccion },
  '/ceramica': { picture: ceramica },
  '/envases': { picture: envases },
  '/fibras-textiles': { picture: fibrasTextiles },
  '/papel': { picture: papel },
  '/vidrio': { picture: vidrio },
}
