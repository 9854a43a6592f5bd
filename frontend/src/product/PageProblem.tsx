import { CardPage } from './CardPage';
import { PlainButton } from '../ui/PlainButton';

interface PageProblemProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** A page that could not be loaded, and the way to try again. */
export function PageProblem({ title, text, onRetry }: PageProblemProps) {
  return (
    <CardPage title={title} lead={text}>
      <div className="kd-card-page__body">
        <PlainButton look="filled" onClick={onRetry}>
          Try again
        </PlainButton>
      </div>
    </CardPage>
  );
}
