import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import type {Deal} from './deals';

const STAGE_COLORS: Record<Deal['stage'], string> = {
  Lead: 'text.disabled',
  Qualified: 'info.main',
  Proposal: 'primary.main',
  Negotiation: 'warning.main',
  Won: 'success.main',
};

export function CustomerCell({name}: {name: string}) {
  const initials = name.replace(/(\w)\w* (\w).*/, '$1$2');
  const hue =
    [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;

  return (
    <Stack direction="row" spacing={1.5} sx={{alignItems: 'center', minWidth: 0}}>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 12,
          color: '#fff',
          bgcolor: `hsl(${hue} 45% 30%)`,
        }}
      >
        {initials}
      </Avatar>
      <Typography variant="body2" noWrap>
        {name}
      </Typography>
    </Stack>
  );
}

export function StageCell({stage}: {stage: Deal['stage']}) {
  return (
    <Stack
      direction="row"
      spacing={0.75}
      sx={{
        alignItems: 'center',
        px: 1,
        height: 24,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        fontSize: 13,
      }}
    >
      <Box
        sx={{width: 8, height: 8, borderRadius: '50%', bgcolor: STAGE_COLORS[stage]}}
      />
      <span>{stage}</span>
    </Stack>
  );
}

export function ProbabilityCell({value}: {value: number}) {
  const percent = Math.round(value * 100);

  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center', width: '100%'}}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Probability"
        sx={{flexGrow: 1, height: 6, borderRadius: 3}}
      />
      <Typography variant="caption" sx={{width: 36, textAlign: 'end'}}>
        {percent}%
      </Typography>
    </Stack>
  );
}

/** Draws twelve months as a line. */
export function SpendCell({values}: {values: number[]}) {
  const {palette} = useTheme();
  const max = Math.max(...values);
  const points = values.map(
    (value, index) => `${index * 9},${30 - (value / max) * 26}`,
  );
  const isGrowing = values.at(-1)! >= values[0]!;

  return (
    <svg
      role="img"
      aria-label={isGrowing ? 'Growing' : 'Shrinking'}
      viewBox="0 0 99 32"
      width={99}
      height={32}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        strokeWidth={2}
        stroke={isGrowing ? palette.success.main : palette.error.main}
      />
    </svg>
  );
}
