import { cintasAdhesivas } from './products/cintas-adhesivas.ts'
import { envolvedorasAutomaticas } from './products/envolvedoras-automaticas.ts'
import { envolvedorasDePilar } from './products/envolvedoras-de-pilar.ts'
import { envolvedorasDeTunel } from './products/envolvedoras-de-tunel.ts'
import { enzunchadorasElectricas } from './products/enzunchadoras-electricas.ts'
import { enzunchadorasManuales } from './products/enzunchadoras-manuales.ts'
import { enzunchadorasNeumaticas } from './products/enzunchadoras-neumaticas.ts'
import { equiposAirpad } from './products/equipos-airpad.ts'
import { esquineros } from './products/esquineros.ts'
import { filmAirpad } from './products/film-airpad.ts'
import { filmStretch } from './products/film-stretch.ts'
import { hebillas } from './products/hebillas.ts'
import { herramientasDeApoyo } from './products/herramientas-de-apoyo.ts'
import { papelDeRelleno } from './products/papel-de-relleno.ts'
import { sellos } from './products/sellos.ts'
import { sistemasParaCajas } from './products/sistemas-para-cajas.ts'
import { sistemasParaPallets } from './products/sistemas-para-pallets.ts'
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
