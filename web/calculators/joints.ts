export const materials = { pp: 'Zuncho PP', pet: 'Zuncho PET', acero: 'Zuncho de acero', textil: 'Zuncho textil' }

export const joints = { soldadura: 'Soldadura o unión sin sello', sello: 'Sello metálico', hebilla: 'Hebilla' }

export type Material = keyof typeof materials
export type Joint = keyof typeof joints

export const isJoint = (text: unknown): text is Joint => typeof text === 'string' && Object.hasOwn(joints, text)

/** What a joint consumes, if anything. */
export const closures: Record<Joint, string | undefined> = {
  soldadura: undefined,
  sello: 'sellos',
  hebilla: 'hebillas',
}

/** In percent of the strap's break load: the lowest that the catalogue specifies. Other pairs are not joined. */
export const efficiencies: Record<Material, Partial<Record<Joint, number>>> = {
  pp: { soldadura: 75, sello: 55, hebilla: 45 },
  pet: { soldadura: 75, sello: 65 },
  acero: { soldadura: 75, sello: 75 },
  textil: { hebilla: 74 },
}
