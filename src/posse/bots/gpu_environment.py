"""Games that programs learn in, stepped on a GPU, where all of them stay: one game a thread.

What a step writes is handed to PyTorch, CuPy and JAX without a copy.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from posse.engine import dlpack
from posse.engine.compiled import compile_kernel
from posse.engine.game import PosseError
from posse.engine.numba_inside import import_cuda
from posse.engine.rng import Stream, put_key
from posse.engine.rule import Parts
from posse.engine.speed import gpu_parts

from . import stepping
from .environment import FIELDS, GIVEN, Plan, parts_of
from .stepping import Rows, Shared

cuda: Any  # filled in when a kernel is compiled
BLOCK = 64  # threads


class Resident:
    """An array on the GPU, for whoever takes it by `__cuda_array_interface__` or DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        found: np.dtype[Any] = np.dtype(self.array.dtype)
        return found

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, int(import_cuda().get_current_device().id)

    def __dlpack__(self, *, stream: int | None = None, **more: Any) -> Any:
        """`stream`: where the taker will read; -1: it asks for no order between us."""
        if stream != -1:
            import_cuda().synchronize()
        address = self.__cuda_array_interface__["data"][0]
        return dlpack.capsule(address, self.shape, self.dtype, self.__dlpack_device__(), self.array)

    def to_host(self) -> npt.NDArray[Any]:
        """A copy."""
        copy: npt.NDArray[Any] = self.array.copy_to_host()
        return copy


class GpuEnvironment:
    """As `Environment`, but its arrays are on the GPU: `torch.as_tensor(environment.masks)` copies nothing."""

    seats: Resident
    observations: Resident
    masks: Resident
    n_moves: Resident
    shares: Resident
    scores: Resident
    n_over: Resident
    n_cut: Resident

    def __init__(self, plan: Plan) -> None:
        cuda = import_cuda()
        if not cuda.is_available():
            raise PosseError("there is no NVIDIA GPU on this machine, or numba-cuda is missing: posse-games[gpu]")
        self.game, self.n_rows, self.n_seats, self.plan = plan.game, plan.n_rows, plan.n_seats, plan
        self.layout = plan.game.layout(plan.n_seats)
        label = plan.game.name.replace("-", "_")
        parts = gpu_parts(plan.game, **parts_of(plan.game), VIEW=plan.game.View.dtype)
        self._step = compile_kernel(stepping.step_games, parts, label, has_reals=True)
        self._take = compile_kernel(take_moves, Parts(), label)
        self._grid = (plan.n_rows + BLOCK - 1) // BLOCK
        boxes, blanks, no_views = plan.game.box.array, plan.game.State.batch(1), plan.game.View.batch(1)
        self._shared = Shared(*map(cuda.to_device, (boxes, blanks, no_views, _key_row(plan.key))))
        self.rows = Rows(*map(cuda.to_device, plan.rows(0)))
        for name in GIVEN:
            setattr(self, name, Resident(getattr(self.rows, name)))
        self.chosen, self.wrong = Resident(self.rows.chosen), Resident(self.rows.wrong)
        self._launch()

    def reset(self, key: bytes | None = None, first: int = 0) -> None:
        """Deal all rows anew, into the same arrays."""
        if key is not None:
            self._shared.master.copy_to_device(_key_row(key))  # type: ignore[attr-defined]
        before = self.plan.rows(first)
        for name in FIELDS:
            getattr(self.rows, name).copy_to_device(getattr(before, name))
        self._launch()

    def step(self, chosen: Any = None) -> None:
        """Play a move in every row: from an array of any of these libraries, or as they stand in `chosen`.

        It returns at once; the GPU goes on. A row whose move is not legal is left as it is, with a 1 in `wrong`.
        """
        if chosen is not None:
            given = import_cuda().as_cuda_array(chosen) if hasattr(chosen, "__cuda_array_interface__") else chosen
            if tuple(given.shape) != (self.n_rows,) or np.dtype(given.dtype).kind not in "iu":
                raise PosseError(f"a step takes {self.n_rows} whole numbers, one per row")
            self._take[self._grid, BLOCK](given, self.rows.chosen)
        self._launch()

    def synchronize(self) -> None:
        """Wait until the GPU is done."""
        import_cuda().synchronize()

    def _launch(self) -> None:
        self._step[self._grid, BLOCK](self._shared, self.rows, self.plan.ways)


def take_moves(given: Any, chosen: Any) -> None:
    """Moves of any whole kind, as the kernel takes them."""
    i = cuda.grid(1)  # noqa: F821
    if i < chosen.shape[0]:
        chosen[i] = given[i]


def _key_row(key: bytes) -> npt.NDArray[np.uint32]:
    stream = Stream()
    put_key(stream, key)
    return np.ascontiguousarray(stream.array["key"][0])
