import Avatar from '@mui/material/Avatar';
import Chip, {type ChipProps} from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import type {GridRenderCellParams} from '@mui/x-data-grid';
import type {Account} from './accounts';

type CellParams<Value> = GridRenderCellParams<Account, Value>;

const CHIP_COLORS: Record<Account['status'], ChipProps['color']> = {
  Active: 'success',
  Trial: 'primary',
  Churned: 'default',
};

const avatarStyle = {
  width: 28,
  height: 28,
  fontSize: 12,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

export const OwnerCell = ({value = ''}: CellParams<string>) => (
  <Stack direction="row" spacing={1} sx={{height: '100%', alignItems: 'center'}}>
    <Avatar aria-hidden sx={avatarStyle}>
      {initials(value)}
    </Avatar>
    <span>{value}</span>
  </Stack>
);

export const EmailCell = ({value, tabIndex}: CellParams<string>) => (
  <Link href={`mailto:${value}`} tabIndex={tabIndex}>
    {value}
  </Link>
);

export const StatusCell = ({value}: CellParams<Account['status']>) =>
  value && (
    <Chip size="small" variant="outlined" label={value} color={CHIP_COLORS[value]} />
  );

export const OrdersCell = ({row, colDef}: CellParams<number>) => (
  <SparkLineChart
    data={row.orders}
    title={`Orders per month: ${row.orders.join(', ')}`}
    width={colDef.computedWidth - 20} // The cell has a padding of 10 px.
    height={36}
    plotType="bar"
  />
);
