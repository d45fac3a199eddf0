import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as palettes from '@mui/x-charts/colorPalettes';

const categorical = [
  'rainbowSurgePalette',
  'blueberryTwilightPalette',
  'mangoFusionPalette',
  'cheerfulFiestaPalette',
] as const;
const sequential = [
  'strawberrySkyPalette',
  'bluePalette',
  'cyanPalette',
  'greenPalette',
  'orangePalette',
  'pinkPalette',
  'purplePalette',
  'redPalette',
  'yellowPalette',
] as const;

type PaletteName = (typeof categorical)[number] | (typeof sequential)[number];

// #region preview
interface SwatchesProps {
  /** The export of `@mui/x-charts/colorPalettes`, such as 'bluePalette'. */
  name: PaletteName;
  mode: 'light' | 'dark';
}

function Swatches({name, mode}: SwatchesProps) {
  const colors = palettes[name](mode); // ['#4254FB', '#FFB422', …]
  return (
    <Box sx={{display: 'flex', height: 14}} aria-hidden>
      {colors.map((color) => (
        <Box key={color} sx={{flex: 1, bgcolor: color}} />
      ))}
    </Box>
  );
}
// #endregion

export default function PaletteSwatches() {
  return (
    <Stack
      spacing={1.5}
      component="ul"
      sx={{width: '100%', m: 0, p: 0, listStyle: 'none'}}
    >
      {[...categorical, ...sequential].map((name) => (
        <li key={name}>
          <Typography variant="body2">{name}</Typography>
          <Swatches name={name} mode="light" />
          <Swatches name={name} mode="dark" />
        </li>
      ))}
    </Stack>
  );
}
