-- What a cell leans on, and since when that was seen to; nothing of it decides, so no answer of before changes.
update competency_versions v set cells = (
  select coalesce(jsonb_agg('{"note": null, "source": null, "checked_on": null}'::jsonb || c.cell order by c.at), '[]')
  from jsonb_array_elements(v.cells) with ordinality c (cell, at)
);
update competency_versions v set cells = (
  select jsonb_agg(c.cell || jsonb_build_object('checked_on', '2026-11-28', 'note', 'Confirme com a sua Capitania.',
    'source', case
      when not (c.cell ->> 'legal')::boolean then 'Costume do setor: nenhuma norma exige'
      when c.cell ->> 'boat_type' = 'jet_ski' then 'LESTA (Lei 9.537/1997) e NORMAM-212'
      when c.cell ->> 'use_class' = 'esporte_recreio' then 'LESTA (Lei 9.537/1997) e NORMAM-211'
      else 'LESTA (Lei 9.537/1997), NORMAM-201 e NORMAM-202' end) order by c.at)
  from jsonb_array_elements(v.cells) with ordinality c (cell, at)
) where v.id = '01920000-0000-7000-8000-0000000d0001';
