import { unbroken } from '../ui/unbroken.ts'
import type { HeroText, PageMeta } from './content.ts'

type Section = { number: 1 | 2 | 3; title: string; paragraphs: string[] }

type Provision = { number: `4.${number}`; title: string; paragraphs: string[] }

type CodigoEtica = {
  meta: PageMeta
  hero: HeroText
  sections: Section[]
  provisions: { number: 4; title: string; text: string; items: Provision[] }
}

export const codigoEtica = unbroken({
  meta: {
    title: 'Código de ética',
    description:
      'Código de ética para personal, contratistas y proveedores: declaración, alcance, responsabilidades y quince disposiciones sobre trabajo y conducta.',
  },
  hero: {
    category: 'Nosotros',
    title: 'Código de ética',
    description:
      'Las reglas de conducta que aplicamos en nuestras operaciones y que exigimos a quienes nos proveen productos y servicios.',
  },
  sections: [
    {
      number: 1,
      title: 'Declaración',
      paragraphs: [
        '{empresa} realiza sus negocios con honestidad, respeto por las personas y apego a la ley. Ninguna venta, plazo o ahorro justifica apartarse de estos principios.',
        'Este código fija las conductas mínimas que esperamos de quienes trabajan con nosotros. No reemplaza la legislación ni los contratos: los complementa.',
      ],
    },
    {
      number: 2,
      title: 'Alcance',
      paragraphs: [
        'El código obliga a directores, ejecutivos y trabajadores, con contrato indefinido, a plazo fijo o por obra, en oficinas, bodegas y faenas de clientes.',
        'Se aplica también a proveedores, contratistas, distribuidores y a toda persona que actúe en nuestra representación. Quienes subcontratan deben trasladar estas exigencias a sus propios subcontratistas.',
      ],
    },
    {
      number: 3,
      title: 'Responsabilidad',
      paragraphs: [
        'La gerencia difunde el código, da el ejemplo y dispone los medios para cumplirlo. Las jefaturas resuelven dudas en sus equipos y corrigen los incumplimientos que detectan.',
        'Cada persona responde por sus actos y debe informar de buena fe lo que contravenga estas reglas. Las denuncias se tratan con reserva, y se prohíbe toda represalia contra quien denuncia o colabora en una investigación.',
      ],
    },
  ],
  provisions: {
    number: 4,
    title: 'Disposiciones',
    text: 'Las quince disposiciones siguientes rigen en todos los lugares donde se fabrica, almacena, transporta o atiende lo que vendemos.',
    items: [
      {
        number: '4.1',
        title: 'Leyes y reglamentos',
        paragraphs: [
          'Se cumplen las leyes de cada país en que se opera, en especial las laborales, tributarias, aduaneras, ambientales y de libre competencia. Cuando la ley y este código regulan la misma materia, prevalece la exigencia más estricta. Desconocer una norma no excusa su incumplimiento; ante una duda, se consulta a la jefatura antes de actuar.',
        ],
      },
      {
        number: '4.2',
        title: 'Proveedores',
        paragraphs: [
          'Los proveedores se eligen por calidad, precio, cumplimiento y conducta, mediante criterios que puedan explicarse. Deben conocer este código, aplicarlo en sus instalaciones y permitir su verificación. Quien interviene en una compra declara cualquier vínculo familiar o económico con el oferente y se abstiene de decidir. Un incumplimiento grave o reiterado puede poner término a la relación comercial.',
        ],
      },
      {
        number: '4.3',
        title: 'Soborno y corrupción',
        paragraphs: [
          'Está prohibido ofrecer, pagar, pedir o aceptar sobornos, comisiones ocultas o favores, de manera directa o por intermedio de terceros, ante funcionarios públicos o particulares. Se aceptan solo atenciones de valor simbólico que no comprometan una decisión. Los pagos y gastos se registran con su respaldo real, y los conflictos de interés se declaran por escrito.',
        ],
      },
      {
        number: '4.4',
        title: 'Trabajo infantil',
        paragraphs: [
          'No se emplea a menores de 15 años; si la ley fija una edad mínima superior, o la escolaridad obligatoria termina más tarde, rige esa edad. Ninguna persona menor de 18 años realiza trabajos nocturnos, pesados o peligrosos. La edad se comprueba con documentos antes de contratar y ese respaldo se conserva.',
        ],
      },
      {
        number: '4.5',
        title: 'Trabajo forzado',
        paragraphs: [
          'Todo trabajo es voluntario. Se rechaza el trabajo en servidumbre, por deudas, penitenciario no voluntario o derivado de la trata de personas. No se retienen documentos de identidad, salarios ni depósitos como condición para trabajar. Cada trabajador puede salir del recinto al terminar su turno y renunciar con el aviso que establece su contrato.',
        ],
      },
      {
        number: '4.6',
        title: 'Seguridad de recintos y despachos',
        paragraphs: [
          'Las instalaciones cuentan con control de acceso y los embarques se preparan de modo que no pueda introducirse en ellos mercadería no declarada, drogas, explosivos ni otros elementos ilícitos. Los sellos y documentos de transporte se verifican antes de la salida. El personal de vigilancia actúa con respeto y proporcionalidad, y la información de clientes se resguarda con igual cuidado.',
        ],
      },
      {
        number: '4.7',
        title: 'Salud y seguridad en el trabajo',
        paragraphs: [
          'Los lugares de trabajo son seguros e higiénicos, con agua potable, servicios sanitarios, ventilación, iluminación y salidas de emergencia despejadas. Las máquinas mantienen sus protecciones y se bloquean antes de intervenirlas. Se entregan sin costo los elementos de protección personal y la instrucción para usarlos. Toda persona puede detener una tarea que considere peligrosa, sin sanción.',
        ],
      },
      {
        number: '4.8',
        title: 'No discriminación',
        paragraphs: [
          'La contratación, el sueldo, la capacitación, el ascenso y el término del contrato se deciden por competencias y desempeño. No se admiten distinciones por sexo, identidad de género, orientación sexual, edad, origen, nacionalidad, etnia, religión, opinión política, discapacidad, estado civil, embarazo o afiliación sindical. Tampoco se exigen pruebas de embarazo para contratar o mantener un empleo.',
        ],
      },
      {
        number: '4.9',
        title: 'Acoso y violencia',
        paragraphs: [
          'No se tolera el acoso sexual ni laboral, como tampoco la violencia, las amenazas o el trato humillante, vengan de jefaturas, compañeros, clientes o proveedores. Quien los sufre o presencia dispone de un canal de denuncia reservado. Cada caso se investiga con imparcialidad y dentro de los plazos legales, con medidas de resguardo para la persona afectada.',
        ],
      },
      {
        number: '4.10',
        title: 'Disciplina',
        paragraphs: [
          'Las sanciones son proporcionales, constan por escrito y se ajustan al reglamento interno. Se escucha a la persona antes de aplicarlas y esta puede pedir su revisión. Se prohíben el castigo físico, la coacción mental, el insulto y toda forma de exposición pública. Los descuentos de remuneración por motivos disciplinarios proceden únicamente en los casos que la ley autoriza.',
        ],
      },
      {
        number: '4.11',
        title: 'Jornada de trabajo',
        paragraphs: [
          'La jornada ordinaria tiene un máximo de 48 horas semanales y, al sumar las horas extraordinarias, el total no excede de 60. Toda persona goza de al menos un día de descanso por cada siete. Donde la ley fija un límite menor, como en Chile, se aplica ese límite. Las horas extraordinarias son voluntarias, se pactan por escrito y quedan registradas.',
        ],
      },
      {
        number: '4.12',
        title: 'Remuneraciones',
        paragraphs: [
          'Los sueldos y beneficios igualan o superan el mínimo legal y se pagan completos, en la fecha convenida y con una liquidación que detalla haberes y descuentos. Las horas extraordinarias llevan el recargo que corresponde. Por un mismo trabajo se paga igual a hombres y mujeres. Las cotizaciones previsionales y de salud se enteran en forma oportuna.',
        ],
      },
      {
        number: '4.13',
        title: 'Libertad de asociación',
        paragraphs: [
          'Los trabajadores pueden constituir sindicatos, afiliarse a ellos, no hacerlo y negociar en forma colectiva, sin autorización previa ni consecuencias para su empleo. La empresa no interviene en la elección de sus dirigentes y les facilita el ejercicio de su función. Donde la ley restringe estos derechos, se procuran otros medios de representación libremente elegidos.',
        ],
      },
      {
        number: '4.14',
        title: 'Medio ambiente',
        paragraphs: [
          'Las operaciones cuentan con los permisos ambientales exigidos y reducen, en lo posible, el consumo de energía, agua y materiales. Los residuos de zuncho, film, cartón, aceites y baterías se separan y se entregan a gestores autorizados. Al recomendar un embalaje se considera también cuánto material emplea y cómo se recupera después de usado.',
        ],
      },
      {
        number: '4.15',
        title: 'Supervisión del cumplimiento',
        paragraphs: [
          'La gerencia verifica la aplicación del código mediante revisiones internas y visitas a proveedores, que deben facilitar registros y entrevistas con su personal. Los hallazgos dan origen a un plan de corrección con responsable y plazo. La falta de colaboración, la falsificación de antecedentes o la reincidencia se tratan como incumplimientos graves. Los resultados se informan una vez al año.',
        ],
      },
    ],
  },
} satisfies CodigoEtica)
