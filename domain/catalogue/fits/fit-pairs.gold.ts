/** Written by hand from the products' texts and rows, without knowing the rules. */
export const fitPairs: Record<string, { fits?: string[]; misfits?: string[]; unrelated?: string[] }> = {
  'Enzunchadora a batería PB 13': {
    fits: ['Zuncho PP 9 mm blanco', 'Zuncho PP 13 mm amarillo', 'Zuncho PET 12 mm verde'],
    misfits: ['Zuncho PET 16 mm verde gofrado'],
    unrelated: ['Sello metálico PP 13 mm'],
  },
  'Enzunchadora a batería PB 16': {
    fits: ['Zuncho PP 13 mm amarillo', 'Zuncho PP 16 mm negro', 'Zuncho PET 16 mm verde gofrado'],
    misfits: ['Zuncho de acero 16 mm galvanizado'],
    unrelated: ['Sello dentado PET 16 mm'],
  },
  'Enzunchadora a batería PB 25': {
    fits: ['Zuncho PET 19 mm alta tenacidad', 'Zuncho PET 25 mm extra pesado'],
    misfits: ['Zuncho PET 32 mm máxima carga'],
  },
  'Enzunchadora neumática PN 32': {
    fits: ['Zuncho PET 32 mm máxima carga'],
    misfits: ['Zuncho PET 19 mm alta tenacidad', 'Zuncho de acero 32 mm galvanizado'],
  },
  'Enzunchadora neumática PN 16': {
    fits: ['Zuncho PET 16 mm verde gofrado'],
  },
  'Enzunchadora móvil PM 30': {
    fits: ['Zuncho PET 12 mm verde', 'Zuncho PP 12 mm azul'],
    misfits: ['Zuncho PET 9 mm negro'],
  },
  'Línea de enzunchado horizontal LH 40': {
    fits: ['Zuncho PET 9 mm negro'],
    misfits: ['Zuncho PP 9 mm blanco'],
  },
  'Enzunchadora automática de pallets LP 60': {
    fits: ['Zuncho PET 12 mm verde', 'Zuncho PET 16 mm verde gofrado'],
    misfits: ['Zuncho PP 16 mm negro'],
  },
  'Prensa enzunchadora LE 90': {
    fits: ['Zuncho PET 16 mm verde gofrado', 'Zuncho PET 19 mm alta tenacidad'],
    misfits: ['Zuncho PET 25 mm extra pesado', 'Zuncho de acero 19 mm alta resistencia'],
  },
  'Enzunchadora semiautomática PS 12': {
    fits: ['Zuncho PP 9 mm blanco'],
    misfits: ['Zuncho PP 13 mm amarillo', 'Zuncho PP 16 mm negro'],
    unrelated: ['Sello metálico PP 13 mm'],
  },
  'Enzunchadora de arco PA 85': {
    fits: ['Zuncho PP 12 mm impreso'],
    misfits: ['Zuncho PP 13 mm amarillo', 'Zuncho PET 9 mm negro', 'Zuncho PET 12 mm verde'],
  },
  'Enzunchadora de arco en línea PA 85L': {
    fits: ['Zuncho PP 12 mm azul'],
  },
  'Enzunchadora manual combinada MC 13': {
    fits: ['Zuncho PP 13 mm amarillo', 'Sello metálico PP 13 mm'],
    misfits: ['Zuncho PP 12 mm azul'],
  },
  'Tensor manual TP 16': {
    fits: ['Zuncho PET 16 mm verde gofrado'],
    misfits: ['Zuncho textil 16 mm hilado'],
  },
  'Sellador manual SP 16': {
    fits: ['Zuncho PET 16 mm verde gofrado', 'Sello dentado PET 16 mm'],
    misfits: ['Sello para acero 16 mm'],
  },
  'Sellador manual SP 13': {
    fits: ['Zuncho PP 13 mm amarillo', 'Sello metálico PP 13 mm'],
    misfits: ['Sello dentado PET 16 mm'],
  },
  'Tensor de tambor TT 32': {
    fits: ['Zuncho textil 16 mm hilado', 'Zuncho textil 32 mm trincaje', 'Hebilla de alambre 16 mm'],
    misfits: ['Zuncho PET 16 mm verde gofrado', 'Hebilla plástica 13 mm'],
  },
  'Enzunchadora de acero sin sello SA 19': {
    fits: ['Zuncho de acero 13 mm pavonado', 'Zuncho de acero 16 mm galvanizado'],
    misfits: ['Zuncho de acero 19 mm alta resistencia'],
    unrelated: ['Sello para acero 16 mm'],
  },
  'Tensor para acero TA 32': {
    fits: ['Zuncho de acero 16 mm galvanizado'],
    misfits: ['Zuncho de acero 13 mm pavonado', 'Zuncho textil 32 mm trincaje'],
  },
  'Sellador manual para acero SM 19': {
    fits: ['Zuncho de acero 16 mm galvanizado', 'Zuncho de acero 19 mm alta resistencia', 'Sello para acero 16 mm'],
    misfits: ['Sello dentado PET 16 mm'],
  },
  'Tensor neumático TN 32': {
    fits: ['Zuncho de acero 19 mm alta resistencia', 'Sello para acero 32 mm'],
    misfits: ['Zuncho de acero 16 mm galvanizado', 'Sello para acero 16 mm'],
  },
  'Sellador neumático SN 32': {
    fits: ['Zuncho de acero 32 mm extra resistencia', 'Sello para acero 32 mm'],
    misfits: ['Zuncho de acero 19 mm alta resistencia', 'Sello para acero 19 mm'],
  },
  'Sello para acero 16 mm': {
    fits: ['Zuncho de acero 16 mm galvanizado'],
    misfits: ['Zuncho de acero 13 mm pavonado'],
  },
  'Sello para acero 19 mm': {
    fits: ['Zuncho de acero 19 mm alta resistencia'],
    misfits: ['Zuncho de acero 16 mm galvanizado'],
    unrelated: ['Cinta con filamento 19 mm'],
  },
  'Sello para acero 32 mm': {
    fits: ['Zuncho de acero 32 mm extra resistencia'],
    misfits: ['Zuncho de acero 19 mm alta resistencia'],
    unrelated: ['Envolvedora automática EA 40'],
  },
  'Sello dentado PET 16 mm': {
    fits: ['Zuncho PET 16 mm verde gofrado', 'Zuncho PP 16 mm negro'],
    misfits: ['Zuncho de acero 16 mm galvanizado', 'Zuncho PET 19 mm alta tenacidad'],
  },
  'Sello metálico PP 13 mm': {
    fits: ['Zuncho PP 13 mm amarillo'],
    misfits: ['Zuncho PET 12 mm verde'],
  },
  'Hebilla de alambre 16 mm': {
    fits: ['Zuncho textil 16 mm hilado', 'Zuncho PP 16 mm negro', 'Tensor manual TP 16'],
    misfits: ['Zuncho PET 16 mm verde gofrado'],
    unrelated: ['Enzunchadora a batería PB 16', 'Sellador manual SP 16'],
  },
  'Hebilla de alambre 19 mm fosfatada': {
    fits: ['Zuncho textil 19 mm compuesto'],
    misfits: ['Zuncho textil 16 mm hilado'],
  },
  'Hebilla de trincaje 32 mm': {
    fits: ['Zuncho textil 32 mm trincaje'],
  },
  'Hebilla plástica 13 mm': {
    fits: ['Zuncho PP 13 mm amarillo', 'Tensor manual TP 16'],
    misfits: ['Zuncho PP 16 mm negro'],
    unrelated: ['Enzunchadora a batería PB 13', 'Enzunchadora móvil PM 30', 'Sellador manual SP 13'],
  },
  'Esquinero metálico 32 mm': {
    fits: ['Zuncho de acero 32 mm extra resistencia'],
    misfits: ['Zuncho de acero 19 mm alta resistencia', 'Zuncho PET 32 mm máxima carga'],
  },
  'Esquinero plástico 35 mm': {
    fits: ['Zuncho textil 32 mm trincaje', 'Zuncho PET 25 mm extra pesado'],
    misfits: ['Zuncho de acero 19 mm alta resistencia'],
  },
  'Carro para zuncho de acero CA 32': {
    fits: ['Zuncho de acero 13 mm pavonado', 'Zuncho de acero 32 mm extra resistencia'],
    misfits: ['Zuncho textil 19 mm compuesto'],
  },
  'Carro portazuncho CP 40': {
    fits: ['Zuncho PP 12 mm azul', 'Zuncho PET 32 mm máxima carga'],
    misfits: ['Zuncho de acero 19 mm alta resistencia', 'Zuncho textil 16 mm hilado'],
  },
  'Cortador de zuncho CZ 32': {
    fits: ['Zuncho de acero 32 mm extra resistencia', 'Zuncho PET 25 mm extra pesado'],
  },
  'Cortador de zuncho plástico CZ 19': {
    fits: ['Zuncho PET 19 mm alta tenacidad'],
    misfits: ['Zuncho PET 25 mm extra pesado', 'Zuncho de acero 16 mm galvanizado'],
  },
  'Equilibrador de resorte EQ 12': {
    fits: ['Enzunchadora a batería PB 16', 'Tensor neumático TN 32', 'Enzunchadora neumática PN 16'],
    misfits: ['Enzunchadora a batería PB 13'],
  },
  'Portarrollo de film PF 50': {
    fits: ['Film stretch manual 20 µm'],
    misfits: ['Film stretch automático 23 µm', 'Film stretch ventilado', 'Film stretch minirrollo 100 mm'],
  },
  'Envolvedora de pilar EP 15': {
    fits: ['Film stretch automático 23 µm'],
    misfits: ['Film stretch manual 20 µm'],
    unrelated: ['Papel nido de abeja 500 mm', 'Film airpad almohada 200 mm'],
  },
  'Envolvedora automática EA 40': {
    fits: ['Film stretch alto rendimiento 17 µm'],
    misfits: ['Film stretch manual negro 23 µm', 'Film stretch ventilado'],
  },
  'Envolvedora automática de brazo EB 60': {
    fits: ['Film stretch automático 23 µm'],
  },
  'Envolvedora automática de anillo ER 120': {
    fits: ['Film stretch automático 23 µm'],
  },
  'Robot envolvedor RE 22': {
    fits: ['Film stretch automático 23 µm'],
  },
  'Envolvedora de pilar EP 22 con prensa': {
    fits: ['Film stretch alto rendimiento 17 µm'],
    misfits: ['Film stretch ventilado'],
  },
  'Envolvedora de pilar EP 16 preestiro': {
    fits: ['Film stretch alto rendimiento 17 µm'],
    misfits: ['Film stretch para túnel 250 mm', 'Film stretch ventilado'],
  },
  'Envolvedora de pilar EP 18 con balanza': {
    fits: ['Film stretch ventilado'],
  },
  'Envolvedora de túnel ET 60': {
    fits: ['Film stretch para túnel 125 mm'],
    misfits: ['Film stretch automático 23 µm'],
  },
  'Envolvedora de túnel ET 150': {
    fits: ['Film stretch para túnel 250 mm'],
    misfits: ['Film stretch para túnel 125 mm'],
  },
  'Equipo airpad AP 10': {
    fits: ['Film airpad almohada 200 mm'],
    misfits: ['Film airpad burbuja 400 mm'],
    unrelated: ['Film stretch manual 20 µm'],
  },
  'Equipo airpad AP 30': {
    fits: ['Film airpad reciclado 200 mm', 'Film airpad burbuja 400 mm'],
  },
  'Tolva para airpads TA 500': {
    fits: ['Film airpad almohada 200 mm'],
    misfits: ['Film airpad burbuja 400 mm'],
  },
  'Dispensador de cinta DC 50': {
    fits: ['Cinta café 48 mm hot melt'],
    misfits: ['Cinta café 48 mm para máquina', 'Cinta con filamento 19 mm'],
  },
  'Selladora de cajas SC 50': {
    fits: ['Cinta transparente 48 mm', 'Cinta café 48 mm para máquina'],
    misfits: ['Cinta con filamento 19 mm'],
  },
  'Film stretch para túnel 125 mm': {
    unrelated: ['Hebilla de trincaje 32 mm'],
  },
  'Zuncho de acero 19 mm alta resistencia': {
    unrelated: ['Dispensador de cinta DC 50'],
  },
  'Film stretch alto rendimiento 17 µm': {
    unrelated: ['Enzunchadora de arco en línea PA 85L'],
  },
}
