import { equiposAirpad, filmAirpad, papelDeRelleno } from './products/airpad.ts'
import { cintasAdhesivas } from './products/cintas-adhesivas.ts'
import { envolvedorasAutomaticas, envolvedorasDeTunel } from './products/envolvedoras-automaticas-y-de-tunel.ts'
import { envolvedorasDePilar } from './products/envolvedoras-de-pilar.ts'
import { enzunchadorasElectricas, enzunchadorasNeumaticas } from './products/enzunchadoras-electricas-y-neumaticas.ts'
import { enzunchadorasManuales } from './products/enzunchadoras-manuales.ts'
import { esquineros } from './products/esquineros.ts'

import { filmStretch } from './products/film-stretch.ts'
import { herramientasDeApoyo } from './products/herramientas-de-apoyo.ts'
import { hebillas, sellos } from './products/sellos-y-hebillas.ts'

import { sistemasParaCajas, sistemasParaPallets } from './products/sistemas-de-embalaje.ts'

import { zunchosAcero } from './products/zunchos-acero.ts'
import { zunchosPet } from './products/zunchos-pet.ts'
import { zunchosPp } from './products/zunchos-pp.ts'
import { zunchosTextiles } from './products/zunchos-textiles.ts'
import type { SeedProduct } from './seed-product.ts'

/** The whole catalogue is shown in this order. */
export const seedProducts: SeedProduct[] = [
  ...zunchosPp,
  ...zunchosPet,
  ...zunchosAcero,
  ...zunchosTextiles,
  ...enzunchadorasElectricas,
  ...enzunchadorasManuales,
  ...enzunchadorasNeumaticas,
  ...equiposAirpad,
  ...filmAirpad,
  ...papelDeRelleno,
  ...envolvedorasAutomaticas,
  ...envolvedorasDePilar,
  ...envolvedorasDeTunel,
  ...sistemasParaPallets,
  ...sistemasParaCajas,
  ...herramientasDeApoyo,
  ...filmStretch,
  ...sellos,
  ...hebillas,
  ...esquineros,
  ...cintasAdhesivas,
]
