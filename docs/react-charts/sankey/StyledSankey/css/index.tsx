import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../../../data/flours';
import './styles.css';

export default function StyledSankey() {
  return (
    // #region preview
    <div className="flour-flow">
      <SankeyChart height={300} series={{data: {links: flourLinks}}} />
    </div>
    // #endregion
  );
}
