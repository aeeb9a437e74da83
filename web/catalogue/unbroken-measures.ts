/** "16 mm" stays on one line, wherever the name breaks. */
export const unbrokenMeasures = (name: string) =>
  name.replace(/(\d) (?=(?:[mcµ]?m|k?g|t|k?N|V|W)(?![\p{L}\d]))/gu, '$1\u00a0')
