import { unbroken } from '../ui/unbroken.ts'
import type { PageMeta, TextBlock } from './content.ts'

type Privacidad = { meta: PageMeta; title: string; updated: string; intro: string; sections: TextBlock[] }

export const privacidad = unbroken({
  meta: {
    title: 'Política de privacidad',
    description:
      'Qué datos personales recibe este sitio, para qué se usan, quién los ve, cuánto se conservan y cómo ejercer los derechos que reconoce la ley chilena.',
  },
  title: 'Política de privacidad',
  updated: '19 de noviembre de 2026',
  intro:
    'Esta política explica qué ocurre con los datos personales de quienes visitan el sitio o nos escriben. Se rige por la Ley N.º 19.628, sobre protección de los datos personales, con las modificaciones de la Ley N.º 21.719, vigentes desde el 1 de diciembre de 2026.',
  sections: [
    {
      title: 'Quién es responsable',
      paragraphs: [
        'El responsable del tratamiento es {razonSocial}, con domicilio en {calle}, {comuna}, {ciudad}, {pais}. Toda consulta sobre datos personales se recibe en {correo}.',
      ],
    },
    {
      title: 'Qué datos recibimos',
      paragraphs: [
        'De los formularios recibimos el nombre, el correo electrónico, la empresa, el mensaje y, si se indica, el teléfono. La solicitud de servicio técnico agrega el tipo de máquina; la de cotización, los productos, sus cantidades y las notas que se agreguen. A cada envío se le asigna un folio y la fecha en que llegó.',
        'Con una cotización guardamos además el RUT de la empresa, si se indica; cuándo se abrió por primera vez desde el enlace del correo, y la decisión que se tome en él (aceptarla, pedir un cambio o rechazarla) con su fecha y el comentario.',
        'Los registros técnicos del servidor y de su alojamiento anotan la hora, la página pedida y el resultado de cada visita, y pueden incluir la dirección de red (IP). Esa dirección sirve para detectar ataques y frenar envíos abusivos, y no se guarda junto con las solicitudes.',
        'No pedimos datos sensibles ni información de menores de edad, y rogamos no incluirlos en los mensajes.',
      ],
    },
    {
      title: 'Para qué los usamos',
      paragraphs: [
        'Usamos los datos para responder consultas, preparar cotizaciones, coordinar el servicio técnico y dar seguimiento a cada solicitud. También enviamos un acuse de recibo al correo indicado.',
        'No hacemos publicidad con ellos, no elaboramos perfiles y no tomamos decisiones automatizadas que afecten a las personas.',
      ],
    },
    {
      title: 'Con qué fundamento legal',
      paragraphs: [
        'Tratamos los datos de una solicitud porque son necesarios para tomar medidas previas a un contrato, pedidas por la propia persona, o para cumplirlo. Cuando alguien escribe en nombre de su empresa, el fundamento es el interés legítimo de ambas partes en atender esa gestión comercial.',
        'Los registros técnicos se basan en el interés legítimo de mantener el sitio seguro. Si de la solicitud nace una venta, los documentos tributarios se conservan por obligación legal.',
      ],
    },
    {
      title: 'Quién accede a ellos',
      paragraphs: [
        'Los ve el personal de ventas, servicio técnico y administración que atiende la solicitud. Los tratan además, por encargo nuestro y solo según nuestras instrucciones, los proveedores que alojan el sitio y envían el correo. Si alguno opera servidores fuera de Chile, le exigimos por contrato las garantías que pide la ley.',
        'Cada solicitud tiene una página privada con su estado, lo escrito en el formulario y las respuestas, cuyo enlace enviamos al correo indicado. Puede verla quien tenga ese enlace, que se puede reemplazar o anular a pedido. El enlace que aparece al enviar el formulario muestra solo el estado y los productos.',
        'Los datos no se venden ni se ceden. Una autoridad puede recibirlos si los requiere conforme a la ley.',
      ],
    },
    {
      title: 'Cuánto tiempo los conservamos',
      paragraphs: [
        'Las solicitudes se conservan mientras se atienden y mientras dure la relación comercial que surja de ellas. Después se mantienen solo por el tiempo necesario para responder reclamos o cumplir obligaciones legales, y luego se eliminan o se vuelven anónimas.',
        'De una cotización enviada se conservan entonces solo los productos, las cantidades y los montos; se borran el nombre, los datos de contacto, el RUT, las notas, las condiciones y los comentarios.',
        'Los registros técnicos se guardan por el período breve que requiere la seguridad del sitio.',
      ],
    },
    {
      title: 'Qué derechos existen',
      paragraphs: [
        'Acceso: saber si tratamos datos propios, cuáles, de dónde provienen, para qué y por cuánto tiempo. Rectificación: corregir los que sean inexactos, incompletos o estén desactualizados. Supresión: pedir que se eliminen, por ejemplo cuando ya no son necesarios.',
        'Oposición: pedir que cese un tratamiento determinado. Portabilidad: recibir los datos entregados en un formato electrónico de uso común o pedir que se envíen a otro responsable, en los casos que la ley señala. Bloqueo: suspender temporalmente el tratamiento mientras se resuelve una solicitud.',
      ],
    },
    {
      title: 'Cómo se ejercen',
      paragraphs: [
        'Basta escribir a {correo}, indicar el derecho que se quiere ejercer y dar un dato que permita ubicar la solicitud, como el folio o el correo usado. Podemos pedir un antecedente para comprobar la identidad. El trámite es gratuito, salvo los casos de cobro que la ley permite.',
        'Acusamos recibo y respondemos dentro de 30 días corridos. La ley permite prorrogar ese plazo una sola vez, hasta por otros 30 días corridos; si hace falta, lo avisamos.',
      ],
    },
    {
      title: 'Qué guarda el navegador',
      paragraphs: [
        'La lista de cotización y los borradores de los formularios se guardan en el almacenamiento local del navegador, en el dispositivo de quien visita el sitio. No llegan a nuestros servidores hasta que se envía el formulario, y se pueden borrar desde la configuración del navegador.',
        'No usamos cookies de análisis ni de publicidad. El sistema interno del personal usa una cookie de sesión. En un navegador sin JavaScript, el envío de un formulario deja otra, que se borra al mostrar la confirmación. Al abrir el enlace de una solicitud que llegó por correo queda otra, por hasta 180 días, para que ese navegador muestre la página completa.',
        'De las búsquedas del catálogo guardamos, por 180 días y sin registrar quién buscó, una cuenta por día: el texto, cuántas veces se buscó, cuántos productos encontró, y cuántas veces se abrió uno, en qué lugar de la lista, o se agregó a la cotización. No guardamos los textos que se buscaron una sola vez, ni los que tienen un correo o siete o más cifras, como un teléfono o un RUT.',
        'Los videos se muestran como una imagen fija. Se cargan desde el servicio que los aloja cuando se presiona reproducir; desde ese momento, dicho servicio recibe la dirección de red y aplica sus propias condiciones. Lo mismo vale al seguir los enlaces a WhatsApp, Instagram y LinkedIn.',
      ],
    },
    {
      title: 'Cómo los protegemos',
      paragraphs: [
        'El sitio se comunica por conexión cifrada, el sistema interno exige una cuenta personal y el texto de los formularios no se copia en los registros técnicos. El acceso se limita a quienes lo necesitan para su trabajo.',
        'Si una vulneración de seguridad pone en riesgo los derechos de las personas, la informamos a la autoridad y, cuando la ley lo dispone, a quienes resulten afectados.',
      ],
    },
    {
      title: 'Cambios a esta política',
      paragraphs: [
        'Publicamos en esta página toda modificación, con su fecha de actualización. Si el cambio afecta el uso de datos ya recibidos, lo avisamos por correo antes de aplicarlo.',
      ],
    },
    {
      title: 'Reclamos ante la autoridad',
      paragraphs: [
        'Si la respuesta no llega a tiempo o no resulta satisfactoria, la persona puede reclamar ante la Agencia de Protección de Datos Personales, en la forma y los plazos que fija la ley.',
      ],
    },
  ],
} satisfies Privacidad)
