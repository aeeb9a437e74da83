-- A banner may say more than its name: a sentence, and a button to a page.
alter table banners
  add column text text not null default '',
  add column button_label text not null default '',
  add column button_link text not null default '';
