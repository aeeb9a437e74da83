-- Products and banners of the demo catalogue that staff have not edited.
alter table products add column is_demo boolean not null default false;
alter table banners add column is_demo boolean not null default false;

-- An older installation: what was seeded, unless the history has an edit of more than its place or its publication.
create function pg_temp.is_edited(kind text, id integer) returns boolean language sql as $$
  select exists (
    select from changes
    where changes.kind = $1 and changes.record_id = $2 and changes.act in ('created', 'updated')
      and changes.after - '{position,published,active,startsAt,endsAt}'::text[] <> '{}'
  )
$$;

update products set is_demo = true
from (values
  (101, 'zuncho-pp-9-blanco'),
  (102, 'zuncho-pp-12-azul'),
  (103, 'zuncho-pp-13-amarillo'),
  (104, 'zuncho-pp-16-negro'),
  (105, 'zuncho-pp-12-impreso'),
  (106, 'zuncho-pet-9-negro'),
  (107, 'zuncho-pet-12-verde'),
  (108, 'zuncho-pet-16-verde'),
  (109, 'zuncho-pet-19-verde'),
  (110, 'zuncho-pet-25-negro'),
  (111, 'zuncho-acero-13-pavonado'),
  (112, 'zuncho-acero-16-galvanizado'),
  (113, 'zuncho-acero-19-negro'),
  (114, 'zuncho-acero-32-pavonado'),
  (115, 'zuncho-textil-16-hilado'),
  (116, 'zuncho-textil-19-compuesto'),
  (117, 'zuncho-textil-32-trincaje'),
  (118, 'enzunchadora-bateria-pb-13'),
  (119, 'enzunchadora-bateria-pb-16'),
  (120, 'enzunchadora-bateria-pb-25'),
  (121, 'enzunchadora-semiautomatica-ps-12'),
  (122, 'enzunchadora-movil-pm-30'),
  (123, 'tensor-manual-tp-16'),
  (124, 'sellador-manual-sp-16'),
  (125, 'enzunchadora-manual-mc-13'),
  (126, 'tensor-acero-ta-32'),
  (127, 'enzunchadora-acero-sin-sello-sa-19'),
  (128, 'enzunchadora-neumatica-pn-16'),
  (129, 'enzunchadora-neumatica-pn-32'),
  (130, 'tensor-neumatico-tn-32'),
  (131, 'sellador-neumatico-sn-32'),
  (132, 'equipo-airpad-ap-10'),
  (133, 'equipo-airpad-ap-30'),
  (134, 'tolva-airpad-ta-500'),
  (135, 'film-airpad-almohada-200'),
  (136, 'film-airpad-burbuja-400'),
  (137, 'film-airpad-reciclado-200'),
  (138, 'papel-relleno-kraft-380'),
  (139, 'papel-nido-abeja-500'),
  (140, 'dispensador-papel-dp-38'),
  (141, 'envolvedora-automatica-ea-40'),
  (142, 'envolvedora-automatica-brazo-eb-60'),
  (143, 'envolvedora-automatica-anillo-er-120'),
  (144, 'robot-envolvedor-re-22'),
  (145, 'envolvedora-pilar-ep-15'),
  (146, 'envolvedora-pilar-ep-16'),
  (147, 'envolvedora-pilar-ep-18-balanza'),
  (148, 'envolvedora-pilar-ep-22-prensa'),
  (149, 'envolvedora-tunel-et-60'),
  (150, 'envolvedora-tunel-et-150'),
  (151, 'enzunchadora-pallets-lp-60'),
  (152, 'linea-enzunchado-horizontal-lh-40'),
  (153, 'prensa-enzunchadora-le-90'),
  (154, 'enzunchadora-arco-pa-85'),
  (155, 'enzunchadora-arco-en-linea-pa-85l'),
  (156, 'selladora-cajas-sc-50'),
  (157, 'carro-portazuncho-cp-40'),
  (158, 'carro-zuncho-acero-ca-32'),
  (159, 'cortador-zuncho-cz-32'),
  (160, 'cortador-zuncho-plastico-cz-19'),
  (161, 'portarrollo-film-pf-50'),
  (162, 'dispensador-cinta-dc-50'),
  (163, 'film-stretch-manual-20'),
  (164, 'film-stretch-manual-negro-23'),
  (165, 'film-stretch-automatico-23'),
  (166, 'film-stretch-alto-rendimiento-17'),
  (167, 'film-stretch-ventilado-500'),
  (168, 'film-stretch-minirollo-100'),
  (169, 'sello-pp-13'),
  (170, 'sello-pet-16'),
  (171, 'sello-acero-19'),
  (172, 'hebilla-plastica-13'),
  (173, 'hebilla-alambre-16'),
  (174, 'esquinero-carton-50'),
  (175, 'esquinero-plastico-35'),
  (176, 'esquinero-metalico-32'),
  (177, 'cinta-transparente-48'),
  (178, 'cinta-cafe-48'),
  (179, 'cinta-filamento-19'),
  (180, 'zuncho-acero-32-galvanizado'),
  (181, 'sello-acero-16'),
  (182, 'sello-acero-32'),
  (183, 'sellador-acero-sm-19'),
  (184, 'sellador-manual-sp-13'),
  (185, 'tensor-textil-tt-32'),
  (186, 'hebilla-alambre-19'),
  (187, 'hebilla-alambre-32'),
  (188, 'film-stretch-tunel-125'),
  (189, 'film-stretch-tunel-250'),
  (190, 'equilibrador-eq-12'),
  (191, 'cinta-cafe-maquina-48'),
  (192, 'zuncho-pet-32-negro')
) as seeded (id, slug)
where products.id = seeded.id and products.slug = seeded.slug and not pg_temp.is_edited('product', products.id);

update banners set is_demo = true
where id <= 3 and url like '/media/banners/banner-' || id || '.jpg?%' and not pg_temp.is_edited('banner', id);

drop function pg_temp.is_edited;

-- Only a new installation is asked whether to keep the demo.
insert into settings (name, value)
select 'demo', '"kept"' where exists (select from staff);
