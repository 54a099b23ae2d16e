import { ArrowDown, ArrowUp, X } from "lucide-react";
import { memo } from "react";
import type { Control } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { WatchedLength } from "#admin/ui/Length.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { Grip } from "#admin/ui/order/Grip.tsx";
import type { GripHandlers } from "#admin/ui/order/use-order.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { StepButton } from "./StepButton.tsx";

interface Props {
  control: Control;
  name: string;
  noun: "detail" | "feature";
  index: number;
  count: number;
  problem: string | undefined;
  grip: GripHandlers;
  taken: boolean;
  onMove: (from: number, to: number, selector: string) => void;
  onRemove: (index: number) => void;
}

export const ListRow = memo(function ListRow({
  control,
  name,
  noun,
  index,
  count,
  problem,
  grip,
  taken,
  onMove,
  onRemove,
}: Props) {
  const { t } = useTranslation();
  const several = count > 1;
  const entry = t(`record.entry.${noun}`, { n: index + 1 });
  return (
    <li>
      {several && <Grip label={t("order.grip", { name: entry })} taken={taken} grip={grip} />}
      <div className="list-edit__entry">
        <textarea
          className="input"
          rows={1}
          aria-label={entry}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${name}-problem` : undefined}
          {...control.register(name)}
        />
        {problem && <Problem id={`${name}-problem`} text={problem} />}
        <WatchedLength control={control} name={name} max={TEXT_MAX.listEntry} />
      </div>
      {several && (
        <span className="list-edit__tools">
          <span className="list-edit__order">
            <StepButton
              way="back"
              icon={ArrowUp}
              label={t("order.up", { name: entry })}
              index={index}
              count={count}
              onMove={onMove}
            />
            <StepButton
              way="on"
              icon={ArrowDown}
              label={t("order.down", { name: entry })}
              index={index}
              count={count}
              onMove={onMove}
            />
          </span>
          <IconButton
            icon={X}
            label={t("order.remove", { name: entry })}
            danger
            onClick={() => {
              onRemove(index);
            }}
          />
        </span>
      )}
    </li>
  );
});
