import { Avatar } from '../../product/Avatar';
import { EventSample } from '../../product/EventSample';

/** How the calendar would show somebody's events in a colour. */
export function ColorPreview({ name, color }: { name: string; color: string }) {
  return (
    <section className="kd-color-preview" aria-label="Preview">
      <div className="kd-color-preview__who">
        <Avatar name={name} color={color} />
        <span>{name}</span>
      </div>
      <EventSample name={name} color={color} time="All Day" title="Family picnic" />
      <EventSample name={name} color={color} time="4:30 PM" title="Soccer practice" />
    </section>
  );
}
