import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {series, summer, xAxis} from '../data';

const highlighted =
  '[&_.MuiBarElement-highlighted]:stroke-current [&_.MuiBarElement-highlighted]:[stroke-width:3px]';
const faded =
  '[&_.MuiBarElement-faded]:stroke-current [&_.MuiBarElement-faded]:[stroke-dasharray:4_3]';

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(summer);

  return (
    // #region preview
    <BarChart
      className={`${highlighted} ${faded}`}
      xAxis={xAxis}
      series={series}
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
    />
    // #endregion
  );
}
