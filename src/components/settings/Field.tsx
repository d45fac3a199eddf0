import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Renders a setting of the drawer: its label and optional actions above its control. */
export function Field({
  id,
  label,
  action,
  children,
}: {
  /** The id of the label, for `aria-labelledby`. */
  id: string;
  label: string;
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <Box sx={{display: 'grid', gap: 1}}>
      <Stack direction="row" sx={{alignItems: 'center', justifyContent: 'space-between'}}>
        <Typography
          id={id}
          component="h3"
          variant="body2"
          sx={{color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600}}
        >
          {label}
        </Typography>
        {action}
      </Stack>
      {children}
    </Box>
  );
}
