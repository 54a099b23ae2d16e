import { PageTop } from "../../parts/PageTop.tsx";

export function Component() {
  return <PageTop title="ProjectList" />;
}
