/** Names of HTML for the characters from U+00A0 on, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc ' +
  'Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute ' +
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const OTHERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ lsaquo: '‹', rsaquo: '›', OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ' },
  ...{ ensp: ' ', emsp: ' ', thinsp: ' ', larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔' },
};
const CHARACTERS = new Map([
  ...LATIN_1.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...Object.entries(OTHERS),
]);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,9}));/g;
const LAST_CHARACTER = 0x10ffff;

/** A text in which characters are written as HTML does, `&uuml;` or `&#252;`, with the characters themselves. */
export function withoutEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return CHARACTERS.get(name) ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : entity;
  });
}
