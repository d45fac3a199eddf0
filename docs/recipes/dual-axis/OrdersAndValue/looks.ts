import {axisClasses} from '@mui/x-charts/ChartsAxis';

const orders = [388, 371, 464, 452, 531, 498];
const value = [61.4, 64.9, 58.2, 66.1, 71.8, 74.3];

const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const formatDollars = (amount: number | null) =>
  amount === null ? null : usd.format(amount);

/** Colors the line, the ticks, and the text of an axis. */
const colorAxis = (color: string) => ({
  [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {stroke: color},
  [`& .${axisClasses.label}, & .${axisClasses.tickLabel}`]: {fill: color},
});

const createLook = (ordersColor: string, valueColor: string) => ({
  series: [
    {
      type: 'bar' as const,
      yAxisId: 'orders',
      data: orders,
      label: 'Orders',
      color: ordersColor,
    },
    {
      type: 'line' as const,
      yAxisId: 'value',
      data: value,
      label: 'Average order value',
      color: valueColor,
      valueFormatter: formatDollars,
    },
  ],
  ordersAxis: colorAxis(ordersColor),
  valueAxis: colorAxis(valueColor),
});

/** Each color has a contrast of at least 4.5:1 with the background of its mode, because it colors text. */
export const looks = {
  light: createLook('#1d4ed8', '#b93815'),
  dark: createLook('#60a5fa', '#fb923c'),
};
