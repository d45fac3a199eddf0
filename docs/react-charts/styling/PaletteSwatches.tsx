import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as palettes from '@mui/x-charts/colorPalettes';

// #region preview
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
          {(['light', 'dark'] as const).map((mode) => (
            <Box key={mode} sx={{display: 'flex', height: 14}} aria-hidden>
              {palettes[name](mode).map((color) => (
                <Box key={color} sx={{flex: 1, bgcolor: color}} />
              ))}
            </Box>
          ))}
        </li>
      ))}
    </Stack>
  );
}
// #endregion
