import '@mui/material/themeCssVarsAugmentation';

interface KindayPalette {
  lineFaint: string;
  lineStrong: string;
  brand: { soft: string; onSoft: string };
  gold: { soft: string; text: string; edge: string };
  toast: { ground: string; text: string; action: string };
}

declare module '@mui/material/styles' {
  interface Palette extends KindayPalette {}
  interface PaletteOptions extends Partial<KindayPalette> {}
  interface TypeBackground {
    sunken: string;
  }
  interface TypeText {
    quiet: string;
  }
}
