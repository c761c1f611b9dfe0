/** What spreadsheets show in place of the result of a formula that has none. */

/** Followed by an exclamation or question mark; of Excel in the languages that it speaks in Europe, too. */
const MARKED = new Set(
  [
    'REF NAME VALUE DIV/0 NULL NUM SPILL CALC FIELD BLOCKED CONNECT UNKNOWN BUSY EXTERNAL PYTHON ERROR',
    'BEZUG WERT ZAHL ÜBERLAUF KALK FELD',
    'NOM VALEUR NOMBRE NUL PROPAGATION EPARS CALCUL',
    'RIF NOME VALORE NULLO ESPANSIONE',
    'NOMBRE VALOR NULO NÚM DESBORDAMIENTO DESPEJAR',
    'VERW NAAM WAARDE GETAL DEEL/0 LEEG OVERLOOP',
    'REFERENS SAKNAS NAMN VÄRDEFEL OGILTIGT DIVISION/0 SKÄRNING REFERENCE NAVN VÆRDI VERDI OVERLØB',
    'VIITTAUS PUUTTUU NIMI ARVO LUKU JAKO/0 TYHJÄ',
    'ADR NAZWA ARG LICZBA ZERO DZIEL/0 N/D ODKAZ NÁZEV HODNOTA ČÍSLO DĚLENÍ_NULOU',
    'HIV NÉV ÉRTÉK SZÁM ZÉRÓOSZTÓ NULLA BAŞV AD DEĞER BOŞ SAYI SAYI/0',
    'ССЫЛКА ИМЯ ЗНАЧ ДЕЛ/0 ПУСТО ЧИСЛО ПЕРЕНОС',
  ].flatMap((names) => names.split(' ')),
);

/** Where a value is missing, Excel sets no mark. */
const BARE = new Set(
  'N/A NV N/D N/B I/T Н/Д YOK HIÁNYZIK NENÍ_K_DISPOZICI GETTING_DATA'.split(' '),
);

/** LibreOffice numbers them. */
const NUMBERED = /^(?:Err|Fehler) ?:\d{3}$/;

export function isFormulaError(text: string): boolean {
  if (NUMBERED.test(text)) return true;
  const [, name = '', mark = ''] = /^#[¡¿]?(.+?)([!?]?)$/.exec(text) ?? [];
  return mark === '' ? BARE.has(name) : MARKED.has(name);
}
