import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {focusOnMount} from './focusOnMount';

interface SalesPathProps {
  category: string | null;
  onBack: () => void;
}

/** The path to the current level. The link receives focus when it appears. */
export function SalesPath({category, onBack}: SalesPathProps) {
  return (
    <Breadcrumbs aria-label="Level of detail">
      {category !== null && (
        <Link ref={focusOnMount} component="button" variant="body1" onClick={onBack}>
          All categories
        </Link>
      )}
      <Typography aria-current="page" color="text.primary">
        {category ?? 'All categories'}
      </Typography>
    </Breadcrumbs>
  );
}
