import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {series, summer, xAxis, yAxis} from '../data';

// #region preview
const highlighted =
  '[&_.MuiBarElement-highlighted]:stroke-current [&_.MuiBarElement-highlighted]:[stroke-width:3px]';
const faded =
  '[&_.MuiBarElement-faded]:stroke-current [&_.MuiBarElement-faded]:[stroke-dasharray:4_3]';

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(summer);

  return (
    <BarChart
      className={`${highlighted} ${faded}`}
      title="Ferry passengers by season and route"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
    />
  );
}
// #endregion
